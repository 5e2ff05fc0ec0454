import { useStore } from '@nanostores/preact'
import { $view } from '../shell/view.ts'
import { AccountView } from '../account/account-view.tsx'
import { AssetView } from '../asset/asset-view.tsx'
import { ContributorView } from '../asset/contributor/contributor-view.tsx'
import { SetView } from '../asset/contributor/set-view.tsx'
import { MoreLikeView } from '../asset/more-like/more-like-view.tsx'
import { SimilarView } from '../asset/similar-view.tsx'
import { CollectionView } from '../collections/own/collection-view.tsx'
import { FileView } from '../file/file-view.tsx'
import { LicensesView } from '../licenses/licenses-view.tsx'
import { PictureView } from '../search/picture/picture-view.tsx'
import { FeaturedView } from '../search/start/featured-view.tsx'
import { CollectionsPlace } from '../collections/collections-place.tsx'
import { SharedView } from '../collections/shared-view.tsx'

/** A view over the search, which stays mounted. */
export function OpenView() {
  const view = useStore($view)
  switch (view.name) {
    case 'asset':
      // A step to the next asset keeps the focus on its button.
      return <AssetView key={view.from ?? view} />
    case 'similar':
      return <SimilarView key={view} {...view} />
    case 'more-like':
      return <MoreLikeView key={view} {...view} />
    case 'contributor':
      return <ContributorView key={view} {...view} />
    case 'set':
      return <SetView key={view} {...view} />
    case 'picture':
      return <PictureView key={view} />
    case 'collections':
      return <CollectionsPlace />
    case 'collection':
      return <CollectionView key={view} id={view.id} />
    case 'shared':
      return <SharedView key={view} {...view} />
    case 'featured':
      return <FeaturedView key={view} {...view} />
    case 'file':
      return <FileView />
    case 'licenses':
      return <LicensesView />
    case 'account':
      return <AccountView />
    case 'search':
    default:
      return null
  }
}
