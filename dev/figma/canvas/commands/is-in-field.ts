/** Whether it is in a field, dialog or menu, which have keys of their own. */
export function isInField(target: EventTarget | null): boolean {
  const own = 'input:not([type=checkbox]), select, dialog *, [role=menu] *'
  return target instanceof Element && target.matches(own)
}
