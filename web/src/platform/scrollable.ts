/** Make a scroll area a tab stop while it overflows, so that the arrow keys can scroll it. */
export function scrollable(area: HTMLElement): () => void {
  const update = (): void => {
    const overflows = area.scrollHeight > area.clientHeight || area.scrollWidth > area.clientWidth;
    area.toggleAttribute("data-scrolls", overflows);
    if (overflows) area.tabIndex = 0;
    else area.removeAttribute("tabindex");
  };
  const sizes = new ResizeObserver(update);
  sizes.observe(area);
  const content = new MutationObserver(update);
  content.observe(area, { childList: true, characterData: true, subtree: true });
  return () => {
    sizes.disconnect();
    content.disconnect();
  };
}
