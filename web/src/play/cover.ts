/** Whether a page covers the table that is built behind it. */
import { getContext, setContext } from "svelte";

const KEY = Symbol();
type IsCovered = () => boolean;

export const provideCover = (isCovered: IsCovered): IsCovered => setContext(KEY, isCovered);

/** Return a function that tells whether the table is covered; outside of `TableScreens` it never is. */
export const useCover = (): IsCovered => getContext<IsCovered | undefined>(KEY) ?? (() => false);
