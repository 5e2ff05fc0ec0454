/**
 * Makes one tree of elements like another and leaves alone what is equal, so
 * that a picture that did not change does not blink.
 */
export function morph(current: Element, wanted: Element): void {
  if (current.isEqualNode(wanted)) return
  morphAttributes(current, wanted)
  const pool = new Map<string, Element>()
  for (const child of current.children) pool.set(keyOf(child), child)
  let next = current.firstChild
  for (const child of Array.from(wanted.childNodes)) {
    const same = child instanceof Element ? pool.get(keyOf(child)) : undefined
    if (same && child instanceof Element && same.parentNode === current) {
      pool.delete(keyOf(child))
      if (same === next) next = next.nextSibling
      else current.insertBefore(same, next)
      morph(same, child)
    } else {
      current.insertBefore(child, next)
    }
  }
  while (next) {
    const rest: ChildNode | null = next.nextSibling
    next.remove()
    next = rest
  }
}

function keyOf(element: Element): string {
  const name = element.getAttribute('data-id') ?? element.id
  return `${element.localName} ${name || placeOf(element)}`
}

/** Unnamed elements are told apart by their place among their kind. */
function placeOf(element: Element): number {
  let place = 0
  let before = element.previousElementSibling
  while (before) {
    if (before.localName === element.localName) place += 1
    before = before.previousElementSibling
  }
  return place
}

function morphAttributes(current: Element, wanted: Element): void {
  for (const { name } of Array.from(current.attributes)) {
    if (!wanted.hasAttribute(name)) current.removeAttribute(name)
  }
  for (const { name, value } of wanted.attributes) {
    if (current.getAttribute(name) !== value) current.setAttribute(name, value)
  }
}
