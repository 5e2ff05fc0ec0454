import { collectionViews } from './collection-views.ts'
import { libraryViews } from './library-views.ts'
import { placeViews } from './place-views.ts'
import type { RepliesView } from './replies-view.ts'
import { signInViews } from './sign-in-views.ts'
import { startViews } from './start-views.ts'

/** Each view that reads replies; a new one is one more entry of these. */
export const repliesViews: readonly RepliesView[] = [
  ...placeViews,
  ...libraryViews,
  ...startViews,
  ...collectionViews,
  ...signInViews
]
