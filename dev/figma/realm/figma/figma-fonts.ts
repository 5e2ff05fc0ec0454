import { readFontsToLoad, fontKey } from '../../nodes/text/check-font.ts'
import { store } from '../../model/record/document-store.ts'
import { allFonts } from '../../model/text/font-families.ts'
import { later } from '../../nodes/handles/host-call.ts'
import type { NodeRecord } from '../../model/record/node-record.ts'
import type { Session } from '../../model/record/session.ts'
import { hasMissingFont } from '../../nodes/text/text-members.ts'

function usesMissingFont(record: NodeRecord): boolean {
  if (record.type === 'TEXT' && hasMissingFont(record)) return true
  return (record.children || []).some(usesMissingFont)
}

/** The members of `figma` that deal with fonts. */
export function fontMembers(session: Session) {
  return {
    async listAvailableFontsAsync() {
      await later()
      return allFonts().map(fontName => ({ fontName }))
    },
    async loadFontAsync(font: unknown) {
      const fonts = readFontsToLoad('loadFontAsync', font)
      await later()
      for (const one of fonts) session.fonts.add(fontKey(one))
    },
    get hasMissingFont() {
      return usesMissingFont(store.root)
    }
  }
}
