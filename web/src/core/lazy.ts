/** What a first screen does not need comes when it is asked for, with the words it says. */
import { texts, type Part } from "./texts.svelte";

export async function bring<Found>(part: Part, component: Promise<{ default: Found }>): Promise<Found> {
  const [found] = await Promise.all([component, texts.need(part)]);
  return found.default;
}
