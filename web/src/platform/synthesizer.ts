/** The sounds of the table, synthesized from noise and sine waves. */
export type Sound =
  "lay" | "link" | "fall" | "break" | "mend" | "look" | "step" | "breath" | "coins" | "stone" | "turn" | "refuse";

/** A part of a sound: `at` is its start and `for` its duration in seconds, `loud` its volume. */
interface Stroke {
  at?: number;
  for: number;
  loud: number;
}
interface Note extends Stroke {
  /** The frequency at the start and, for a glide, at the end, in hertz. */
  from: number;
  to?: number;
  wave?: OscillatorType;
}
interface Hiss extends Stroke {
  /** The filter of the noise; `from` and `to` are its frequencies, `sharp` its Q. */
  kind: BiquadFilterType;
  from: number;
  to?: number;
  sharp?: number;
}
type Score = readonly (Note | Hiss)[];

const bell = (at: number, from: number, loud: number): Note => ({ at, for: 0.5, loud, from });

const SCORES: Readonly<Record<Sound, Score>> = {
  lay: [
    { kind: "highpass", from: 1800, for: 0.05, loud: 0.3 },
    { at: 0.02, from: 190, to: 120, for: 0.09, loud: 0.5 },
  ],
  link: [bell(0, 523, 0.16), bell(0.08, 659, 0.16), bell(0.16, 784, 0.18)],
  fall: [
    { kind: "lowpass", from: 260, to: 70, for: 0.5, loud: 0.9 },
    { at: 0.1, from: 70, to: 45, for: 0.3, loud: 0.4 },
  ],
  break: [
    { kind: "bandpass", from: 2600, sharp: 3, for: 0.04, loud: 0.7 },
    { at: 0.03, kind: "bandpass", from: 900, sharp: 2, for: 0.09, loud: 0.5 },
  ],
  mend: [
    { from: 1250, to: 1180, wave: "triangle", for: 0.09, loud: 0.25 },
    { at: 0.14, from: 1250, to: 1180, wave: "triangle", for: 0.12, loud: 0.3 },
  ],
  look: [
    { kind: "bandpass", from: 3200, to: 5200, for: 0.12, loud: 0.16 },
    { at: 0.1, kind: "bandpass", from: 4600, to: 3000, for: 0.12, loud: 0.12 },
  ],
  step: [{ kind: "lowpass", from: 700, to: 300, for: 0.06, loud: 0.35 }],
  breath: [{ kind: "bandpass", from: 500, to: 1400, for: 0.4, loud: 0.22 }],
  coins: [bell(0, 1975, 0.1), bell(0.06, 2637, 0.1), bell(0.14, 2349, 0.1), bell(0.2, 3136, 0.08)],
  stone: [{ from: 110, to: 70, for: 0.22, loud: 0.6 }],
  turn: [bell(0, 880, 0.2), bell(0.12, 1320, 0.12)],
  refuse: [{ from: 150, to: 95, for: 0.11, loud: 0.5 }],
};

let stage: { air: AudioContext; out: GainNode; noise: AudioBuffer } | null = null;

/** Resume audio. Safari permits this only in a gesture handler, and suspends audio at a call or on the lock screen. */
export function unlockSound(): void {
  stage ??= createStage();
  // Rejected during a call; retried at the next gesture.
  if (stage.air.state !== "running") stage.air.resume().catch(() => undefined);
}

function createStage(): NonNullable<typeof stage> {
  const air = new AudioContext();
  const out = air.createGain();
  out.connect(air.destination);
  const noise = air.createBuffer(1, air.sampleRate / 2, air.sampleRate);
  const samples = noise.getChannelData(0);
  for (let i = 0; i < samples.length; i++) samples[i] = Math.random() * 2 - 1;
  return { air, out, noise };
}

/** Return the gain for a volume from 0 to 100; not linear, because loudness is perceived logarithmically. */
export const gainFor = (volume: number): number => 0.75 * (volume / 100) ** 1.5;

/** Play sounds; those after a `breath` start when it ends. Silent until the user has interacted with the page. */
export function playSounds(sounds: readonly Sound[], volume: number): void {
  if (navigator.userActivation?.hasBeenActive === false) return;
  unlockSound();
  const { air, out } = stage!;
  out.gain.value = gainFor(volume);
  let begin = air.currentTime;
  for (const sound of sounds) {
    for (const stroke of SCORES[sound]) playStroke(stroke, begin);
    if (sound === "breath") begin += 0.4;
  }
}

function playStroke(stroke: Note | Hiss, begin: number): void {
  const { air, out, noise } = stage!;
  const start = begin + (stroke.at ?? 0);
  const end = start + stroke.for;
  const swell = air.createGain();
  swell.gain.setValueAtTime(0, start);
  swell.gain.linearRampToValueAtTime(stroke.loud, start + Math.min(0.012, stroke.for / 4));
  swell.gain.exponentialRampToValueAtTime(0.0005, end);
  swell.connect(out);
  const glide = (pitch: AudioParam): void => {
    pitch.setValueAtTime(stroke.from, start);
    pitch.exponentialRampToValueAtTime(stroke.to ?? stroke.from, end);
  };
  let source: AudioScheduledSourceNode;
  if ("kind" in stroke) {
    const filter = new BiquadFilterNode(air, { type: stroke.kind, Q: stroke.sharp ?? 1 });
    glide(filter.frequency);
    filter.connect(swell);
    source = new AudioBufferSourceNode(air, { buffer: noise });
    source.connect(filter);
  } else {
    const swing = new OscillatorNode(air, { type: stroke.wave ?? "sine" });
    glide(swing.frequency);
    swing.connect(swell);
    source = swing;
  }
  source.start(start);
  source.stop(end);
}
