/**
 * Files of ui/ with strings that look like texts, and why they are not in
 * words.ts.
 */
export const noWords: Record<string, string> = {
  'account/person-name.ts': 'written into files, and compared when it is read',
  'account/sign-in/token-session.ts':
    'messages of errors, which are identified by their codes',
  'api/download.ts': 'messages of errors, which are identified by their codes',
  'file/proof/to-page.ts': 'markup; its texts are those of proof-table',
  'kit/font/load-font.ts': 'the name of a font'
}
