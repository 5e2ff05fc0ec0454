import type { FoundUse, PictureHolder } from '../../contract/finding.ts'
import { capitalized } from '../words/capitalized.ts'
import type { Use } from './use-list.tsx'
import { jumpTo } from './check/file.ts'
import type { FileAsset } from './check/file.ts'
import { errorText } from '../words/error-texts.ts'
import { fileWords } from './words.ts'

/**
 * How often an asset is used, and where; or which of its layers, counted from
 * 0, was shown last.
 */
export function usesText(
  { uses, state, swapped }: FileAsset,
  shown = -1
): string {
  const t = fileWords.get()
  const { length } = uses
  const layers = uses.filter(({ nodeId }) => nodeId !== null).length
  if (shown >= 0 && layers > 1) {
    return t.layerOf({ position: shown + 1, count: layers })
  }
  const pages = new Set(uses.flatMap(use => use.pageId ?? [])).size
  const where = pages > 1 ? t.usesOn(length, { pages }) : t.uses(length)
  return state === 'comp' && swapped > 0
    ? t.licensed({ where, swapped })
    : where
}

export function toUse(use: FoundUse, index: number): Use {
  const t = fileWords.get()
  const { nodeId, refusal } = use
  return {
    key: `${index} ${nodeId ?? use.styleId}`,
    name: use.name,
    pageName: nodeId === null ? t.style : use.pageName,
    note: noteOf(use),
    refusal:
      refusal === null ? null : errorText({ code: refusal, message: refusal }),
    show: nodeId === null ? null : () => void jumpTo(use)
  }
}

/** Where the picture is stored, and whether it is hidden or locked. */
function noteOf({ nodeId, holder, isHidden, isLocked }: FoundUse): string {
  const t = fileWords.get()
  const holders: Record<PictureHolder, string> = {
    layer: '',
    style: t.ofStyle,
    'main-component': t.mainComponent,
    override: t.override
  }
  const parts = [
    isHidden && t.hidden,
    isLocked && t.locked,
    nodeId !== null && holders[holder]
  ].filter(Boolean)
  return capitalized(parts.join(', '))
}
