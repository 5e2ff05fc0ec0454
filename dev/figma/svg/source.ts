import { XmlElement, parseXml } from '@rgrove/parse-xml'
import { type StyleRule, styleRules } from './style-rules.ts'

/** More than a picture has; `use` of `use` could make millions. */
const mostLayers = 20_000

/** A file as it was read. */
export interface Source {
  /** How many layers may still be made. */
  budget: { left: number }
  root: XmlElement
  byId: ReadonlyMap<string, XmlElement>
  rules: readonly StyleRule[]
}

/** Counts one more layer; throws when there are too many. */
export function spend({ budget }: Source): void {
  budget.left -= 1
  if (budget.left >= 0) return
  throw new Error(
    `in createNodeFromSvg: not emulated: more than ${mostLayers} layers`
  )
}

/** The name of an element without a prefix such as `svg:`. */
export function nameOf(element: XmlElement): string {
  return element.name.slice(element.name.indexOf(':') + 1)
}

/** The elements right inside another. */
export function elementsOf(element: XmlElement): XmlElement[] {
  return element.children.filter(child => child instanceof XmlElement)
}

function withDescendants(element: XmlElement): XmlElement[] {
  return [element, ...elementsOf(element).flatMap(withDescendants)]
}

/** Reads a file; null when it is no well-formed SVG. */
export function readSource(text: string): Source | null {
  try {
    const { root } = parseXml(text.trim())
    if (!root || nameOf(root) !== 'svg') return null
    const all = withDescendants(root)
    const named = all.toReversed().map(one => [one.attributes['id'], one])
    const sheets = all.filter(element => nameOf(element) === 'style')
    return {
      budget: { left: mostLayers },
      root,
      byId: new Map(named as [string, XmlElement][]), // pairs, as made above
      rules: sheets.flatMap(sheet => styleRules(sheet.text))
    }
  } catch {
    return null // no XML, or nested without end
  }
}

/** The element that `#id` or `url(#id)` means. */
export function referred(
  source: Source,
  reference: string | undefined
): XmlElement | null {
  const [, id = ''] = /#([^)"']+)/.exec(reference ?? '') ?? []
  return source.byId.get(id) ?? null
}

/** `href`, whatever its prefix. */
export function hrefOf(element: XmlElement): string | undefined {
  const { attributes } = element
  return attributes['href'] ?? attributes['xlink:href']
}
