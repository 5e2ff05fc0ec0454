/** The forms of a page with their hidden fields. */
export function readForms(
  text: string
): { action: string; hidden: [string, string][] }[] {
  const forms = text.matchAll(
    /<form[^>]*action="([^"]*)"[^>]*>([^]*?)<\/form>/g
  )
  return [...forms].map(([, action = '', inner = '']) => ({
    action: unescape(action),
    hidden: [
      ...inner.matchAll(/type="hidden"\s+name="([^"]*)"\s+value="([^"]*)"/g)
    ].map(([, name = '', value = '']): [string, string] => [
      name,
      unescape(value)
    ])
  }))
}

function unescape(text: string): string {
  return text
    .replaceAll('&quot;', '"')
    .replaceAll('&#39;', "'")
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&')
}
