import { opaque } from './board-types.ts'
import { childrenMembers } from './children-members.ts'
import { annotationMembers } from './dev-mode-members.ts'
import { constraintMembers } from './layout-members.ts'
import { frameParts, paint, plainLayer } from './member-lists.ts'
import { gridCloneMembers, slideMembers } from './boards/slide-members.ts'
import { strokeEndMembers } from './stroke-members.ts'

/** The members of what decks are made of; Buzz has the grid and its rows. */
export const slideTypes = {
  SLIDE_GRID: [...opaque, childrenMembers, gridCloneMembers],
  SLIDE_ROW: [...opaque, childrenMembers],
  SLIDE: [
    ...plainLayer,
    ...paint,
    strokeEndMembers,
    constraintMembers,
    annotationMembers,
    ...frameParts,
    slideMembers
  ]
} as const
