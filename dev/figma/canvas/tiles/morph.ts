/** Patches the only element of a parent to match an SVG text, or adds it. */
export function morphInto(parent: Element, svg: string): void {
  const current = parent.firstElementChild
  const wanted = parseSvg(parent, svg)
  if (current && wanted) morph(current, wanted)
  else if (wanted) parent.append(wanted)
}

/** The first element of a text, not yet in the document. */
export function parseSvg(near: Element, svg: string): Element | null {
  const template = near.ownerDocument.createElement('template')
  template.innerHTML = svg
  return template.content.firstElementChild
}

/**
 * Patches one tree of elements to match another. What is equal stays, so that
 * an unchanged picture does not blink.
 */
export function morph(current: Element, wanted: Element): void {
  if (current.isEqualNode(wanted)) return
  morphAttributes(current, wanted)
  const pool = new Map<string, Element>()
  for (const [child, name] of namesOf(current.children)) pool.set(name, child)
  const names = new Map<Node, string>(namesOf(wanted.children))
  let next = current.firstChild
  for (const child of Array.from(wanted.childNodes)) {
    const name = names.get(child) ?? ''
    const same = pool.get(name)
    pool.delete(name)
    if (same && child instanceof Element) {
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

/** Unnamed elements are distinguished by their place among their kind. */
function namesOf(elements: HTMLCollection): [Element, string][] {
  const counts = new Map<string, number>()
  return Array.from(elements, element => {
    const { localName } = element
    const place = counts.get(localName) ?? 0
    counts.set(localName, place + 1)
    const name = element.getAttribute('data-id') ?? element.id
    return [element, `${localName} ${name || place}`]
  })
}

function morphAttributes(current: Element, wanted: Element): void {
  for (const { name } of Array.from(current.attributes)) {
    if (!wanted.hasAttribute(name)) current.removeAttribute(name)
  }
  for (const { name, value } of wanted.attributes) {
    if (current.getAttribute(name) !== value) current.setAttribute(name, value)
  }
}
