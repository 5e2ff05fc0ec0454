import type { LibraryPlace } from '../shell/view.ts'
import { AssetView } from './asset-view.tsx'
import { ContributorView } from './contributor-view.tsx'
import { SetView } from './set-view.tsx'
import { SimilarView } from './similar-view.tsx'

interface Props {
  view: LibraryPlace
}

/** What is known of an asset, and where that leads. */
export function LibraryView({ view }: Props) {
  if (view.name === 'asset') return <AssetView />
  if (view.name === 'similar') return <SimilarView assetId={view.assetId} />
  const { contributorId } = view
  if (view.name === 'set') {
    return <SetView contributorId={contributorId} id={view.id} />
  }
  return <ContributorView contributorId={contributorId} />
}
