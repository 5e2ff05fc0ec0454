/** Whether the element handles keys itself, such as Enter and the arrows. */
export function isControl(target: EventTarget | null): boolean {
  const controls = 'button, input, summary, [role=tree]'
  return target instanceof Element && target.closest(controls) !== null
}
