export const rightCode = 'code-that-is-right'
export const wrongCode = 'code-that-is-wrong'

/** Whether a text has a verification code, which nobody may keep or log. */
export function hasCode(text: string): boolean {
  return text.includes('code-that-is-')
}
