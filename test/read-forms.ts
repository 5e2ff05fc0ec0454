export interface PageForm {
  action: string
  hidden: [name: string, value: string][]
}

/** The forms of a page with their hidden fields. */
export function readForms(text: string): PageForm[] {
  const forms = text.matchAll(/<form([^>]*)>([^]*?)<\/form>/g)
  return [...forms].map(([, attributes = '', inner = '']) => ({
    action: attributeOf(attributes, 'action'),
    hidden: [...inner.matchAll(/<(?:input|button)([^>]*)>/g)]
      .map(([, field = '']) => field)
      .filter(field => attributeOf(field, 'type') === 'hidden')
      .map((field): [string, string] => [
        attributeOf(field, 'name'),
        attributeOf(field, 'value')
      ])
  }))
}

function attributeOf(text: string, name: string): string {
  const match = new RegExp(`\\b${name}="([^"]*)"`).exec(text)
  return unescapeText(match?.[1] ?? '')
}

/** Text as it was before it became markup. */
export function unescapeText(text: string): string {
  return text
    .replaceAll('&quot;', '"')
    .replaceAll('&#39;', "'")
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&')
}
