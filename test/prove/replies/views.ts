import { collectionViews, sharedViews } from './collection-views.ts'
import { libraryViews } from './library-views.ts'
import { mediumViews } from './medium-views.ts'
import { placeViews } from './place-views.ts'
import type { RepliesView } from './replies-view.ts'
import { signInViews } from './sign-in-views.ts'
import { startViews } from './start-views.ts'

/** Every view that reads replies. */
export const repliesViews: readonly RepliesView[] = [
  ...(['image', 'video'] as const).flatMap(mediumViews),
  ...placeViews,
  ...libraryViews,
  ...startViews,
  ...(['image', 'video'] as const).flatMap(collectionViews),
  ...sharedViews,
  ...signInViews
]
