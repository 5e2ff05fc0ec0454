import type { FoundUse, PictureHolder } from '../../contract/finding.ts'
import { capitalized } from '../capitalized.ts'
import type { Use } from '../components/use-list.tsx'
import { countOf } from '../count-of.ts'
import { jumpTo } from '../stores/file.ts'
import type { FileAsset } from '../stores/file.ts'
import { wordsFor } from '../words.ts'

/** How often an asset shows, and where. */
export function usesText({ uses, state, swapped }: FileAsset): string {
  const pages = new Set(uses.flatMap(use => use.pageId ?? [])).size
  const count = countOf(uses.length, 'use')
  const where = pages > 1 ? `${count} on ${pages} pages` : count
  return state === 'comp' && swapped > 0
    ? `${where}, ${swapped} licensed`
    : where
}

export function toUse(use: FoundUse, index: number): Use {
  const { nodeId, refusal } = use
  return {
    key: `${index} ${nodeId ?? use.styleId}`,
    name: use.name,
    pageName: nodeId === null ? 'Style' : use.pageName,
    note: noteOf(use),
    refusal:
      refusal === null ? null : wordsFor({ code: refusal, message: refusal }),
    show: nodeId === null ? null : () => void jumpTo(use)
  }
}

const holders: Record<PictureHolder, string> = {
  layer: '',
  style: 'style',
  'main-component': 'main component',
  override: 'override'
}

/** Where the picture is kept, and what is not seen on the canvas. */
function noteOf({ nodeId, holder, isHidden, isLocked }: FoundUse): string {
  const parts = [
    isHidden && 'hidden',
    isLocked && 'locked',
    nodeId !== null && holders[holder]
  ].filter(Boolean)
  return capitalized(parts.join(', '))
}
