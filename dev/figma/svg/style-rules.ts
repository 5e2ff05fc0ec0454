import type { XmlElement } from '@rgrove/parse-xml'

export type Declarations = Record<string, string>

/** One selector of a style sheet with what it sets. */
export interface StyleRule {
  tag: string
  id: string
  classes: string[]
  /** The specificity, as in CSS. */
  weight: number
  declarations: Declarations
}

/** Reads `fill: red; stroke: blue`. */
export function readDeclarations(text: string): Declarations {
  const pairs = text.split(';').map(part => {
    const at = part.indexOf(':')
    const value = part.slice(at + 1).replace(/!important\s*$/, '')
    return [part.slice(0, Math.max(at, 0)).trim(), value.trim()]
  })
  return Object.fromEntries(pairs.filter(([name]) => name !== ''))
}

/** Selectors that combine elements are left out. */
const simple = /^([\w-]+|\*)?(?:#([\w-]+))?((?:\.[\w-]+)*)$/

function ruleOf(selector: string, declarations: Declarations): StyleRule[] {
  const match = simple.exec(selector.trim())
  if (!match?.[0]) return []
  const [, tag = '', id = '', classNames = ''] = match
  const classes = classNames.split('.').filter(name => name !== '')
  const weight = (id ? 100 : 0) + classes.length * 10 + (tag ? 1 : 0)
  return [{ tag: tag === '*' ? '' : tag, id, classes, weight, declarations }]
}

/** Reads a style sheet, the weightiest rules last. */
export function styleRules(sheet: string): StyleRule[] {
  const plain = sheet.replace(/\/\*[^]*?\*\//g, '')
  const blocks = [...plain.matchAll(/([^{}]+)\{([^{}]*)\}/g)]
  const rules = blocks.flatMap(([, selectors = '', body = '']) => {
    const declarations = readDeclarations(body)
    return selectors.split(',').flatMap(one => ruleOf(one, declarations))
  })
  return rules.toSorted((a, b) => a.weight - b.weight)
}

/** Whether a rule is about an element. */
export function fits(rule: StyleRule, element: XmlElement): boolean {
  const { id, class: classNames = '' } = element.attributes
  const classes = classNames.split(/\s+/)
  return (
    (rule.tag === '' || rule.tag === element.name) &&
    (rule.id === '' || rule.id === id) &&
    rule.classes.every(name => classes.includes(name))
  )
}
