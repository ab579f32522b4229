/** Card looks, badges and roles of the expansions. */
import { teamMark, type Team } from "../../../art/expansion-figures";
import type { RoleLook } from "../../../art/card-plates";
import type { EffectLook } from "../cards/effect-looks";

export const EFFECTS: Readonly<Record<string, EffectLook>> = {
  thief: { family: "self", icons: () => ["theft"], on: "nothing" },
  "hands-off": { family: "mend", icons: () => ["handsOff"], on: "seat" },
  prison: { family: "block", icons: () => ["prison"], on: "seat", harms: true },
  "free-at-last": { family: "mend", icons: () => ["free"], on: "seat" },
  inspection: { family: "know", icons: () => ["inspection"], on: "seat" },
  "role-change": { family: "trade", icons: () => ["swapHats"], on: "seat" },
  "hand-swap": { family: "trade", icons: () => ["swapHands"], on: "seat" },
  exchange: { family: "trade", icons: () => ["swapGoals"], on: "cell" },
  "forgotten-treasure": { family: "know", icons: () => ["forgotten"], on: "nothing" },
  veto: { family: "block", icons: () => ["veto"], on: "nothing" },
  reverse: { family: "trade", icons: () => ["reverse"], on: "nothing" },
  scout: { family: "self", icons: () => ["scout"], on: "nothing" },
  divert: { family: "ground", icons: () => ["diversion"], on: "cell" },
  // The contents of a chest are never in a hand.
  nugget: { family: "self", icons: () => ["nugget"], on: "nothing" },
  "no-plans": { family: "self", icons: () => ["noMap"], on: "nothing" },
  "no-draw": { family: "self", icons: () => ["noDraw"], on: "nothing" },
  "extra-draw": { family: "self", icons: () => ["drawMore"], on: "nothing" },
  "move-goal": { family: "self", icons: () => ["pushGoal"], on: "nothing" },
  rob: { family: "self", icons: () => ["takeCard"], on: "nothing" },
  "draw-three": { family: "self", icons: () => ["drawThree"], on: "nothing" },
  peek: { family: "self", icons: () => ["eye"], on: "nothing" },
  dig: { family: "self", icons: () => ["dig"], on: "nothing" },
  "cave-in": { family: "self", icons: () => ["mill"], on: "nothing" },
};

/** The championship year printed on promotional cards. */
export const BADGES: Readonly<Record<string, string>> = {
  "goal-exchange": "2017",
  "forgotten-treasure": "2018",
  veto: "2019",
  "change-of-direction": "2020",
  "master-craftsman": "2021",
  scout: "2022",
  diversion: "2023",
};

type Say = (key: string) => string;

/** Return the badge of a team: its mark and its letter. */
const badge = (team: Team, say: Say): { drawn: string } => ({
  drawn:
    teamMark(team, 0, 0, 7.4) +
    `<text y="${team === "green" ? 4.6 : 2.9}" font-size="7.4" font-weight="800" font-family="Atkinson Next" text-anchor="middle" fill="#fff">${say(`door-${team}`)}</text>`,
});

export const ROLES: Record<string, RoleLook | ((say: Say) => RoleLook)> = {
  "blue-digger": (say) => ({
    ground: ["#123a58", "#1c5580", "#5bb3ee"],
    ink: "#e9f5ff",
    dwarf: { hat: "helm", beard: "long", colour: "#2f86c4", hair: "#efe3cb", mood: "glad", coat: "#1c5580" },
    icon: badge("blue", say),
  }),
  "green-digger": (say) => ({
    ground: ["#0d4233", "#12604a", "#3ecb9b"],
    ink: "#e6fff6",
    dwarf: { hat: "point", beard: "round", colour: "#1d9a72", hair: "#b4552c", mood: "glad", coat: "#12604a" },
    icon: badge("green", say),
  }),
  boss: {
    ground: ["#3a3340", "#544a5c", "#b9a5c4"],
    ink: "#ffffff",
    dwarf: { hat: "top", beard: "round", colour: "#2b2430", hair: "#d9d2c4", coat: "#544a5c" },
    icon: "whistle",
    disc: "#14242b",
  },
  profiteer: {
    ground: ["#50390b", "#8a651c", "#f7cd4b"],
    ink: "#fff6d8",
    dwarf: { hat: "cap", beard: "fork", colour: "#7a5a14", hair: "#3b2a22", mood: "sly", coat: "#50390b" },
    icon: "scales",
    disc: "#14242b",
  },
  geologist: {
    ground: ["#3d2246", "#6b417a", "#e3a9d8"],
    ink: "#fff0fb",
    dwarf: { hat: "horn", beard: "none", colour: "#8d4f86", hair: "#e7b86a", coat: "#54315f" },
    icon: "loupe",
  },
  "greedy-dwarf": {
    ground: ["#4a2a12", "#7b4820", "#f7cd4b"],
    ink: "#fff0d0",
    dwarf: { hat: "cap", beard: "round", colour: "#9c3d28", hair: "#e7b86a", mood: "bad", coat: "#5f1f13" },
    icon: "claw",
    disc: "#14242b",
  },
};
