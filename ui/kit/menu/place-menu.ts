/** Pixels from the edges of the panel. */
const edge = 4

/** Ends where its opener ends; below it, or above where there is no room. */
export function placeMenu(menu: HTMLElement, opener: HTMLElement): void {
  const { right, top, bottom } = opener.getBoundingClientRect()
  const { width, height } = menu.getBoundingClientRect()
  const isRoomBelow = bottom + height + edge <= innerHeight
  const y = isRoomBelow ? bottom : top - height
  menu.style.left = `${Math.max(edge, right - width)}px`
  menu.style.top = `${Math.max(edge, y)}px`
}
