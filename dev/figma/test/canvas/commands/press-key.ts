/** A key goes down in the page, or in one of its elements. */
export function pressKey(
  key: string,
  held: KeyboardEventInit = {},
  target: Element = document.body
): KeyboardEvent {
  const init = { key, bubbles: true, cancelable: true, ...held }
  const event = new KeyboardEvent('keydown', init)
  target.dispatchEvent(event)
  return event
}
