/** Formats a part without code. */
function normalizeMarks(text: string): string {
  return text
    .replace(/^#{1,6}\s+/, '## ')
    .replace(/^(\s*)[*+]\s+/, '$1- ')
    .replace(/__(?=\S)(.*?\S)__/g, '**$1**')
    .replace(/(^|[^\w_])_(?=[^\s_])([^_]*[^\s_])_(?![\w_])/g, '$1*$2*')
}

/** Formats a line; code in it stays unchanged. */
function normalizeLine(line: string): string {
  return line
    .split(/(`[^`]*`)/)
    .map((part, i) => (i % 2 === 0 ? normalizeMarks(part) : part))
    .join('')
}

/**
 * The subset of Markdown that Figma documents: one level of headings, `**` and
 * `*` for bold and italic, `-` for lists, code blocks without indentation.
 */
export function normalizeMarkdown(markdown: string): string {
  let inCode = false
  const lines = markdown.split(/\r?\n/).map(line => {
    if (/^\s*```/.test(line)) {
      inCode = !inCode
      return line.trim()
    }
    return inCode ? line.replace(/^\s+/, '') : normalizeLine(line)
  })
  return lines.join('\n').trim()
}
