import type { Clip } from '../../api/asset.ts'
import { fadeIn } from '../../kit/pictures/fade-in.ts'
import { memo } from './memo.ts'
import styles from './asset-cell.module.css'
import { CellBadges } from './cell-badges.tsx'
import { ClipView } from './clip-view.tsx'
import { GridCell } from './grid-cell.tsx'
import type { CellProps } from './grid-cell.tsx'

interface Props extends CellProps {
  badges: string[]
  /** The clip that plays now, in several formats; null for none. */
  clip: readonly Clip[] | null
}

/** The picture of an image or video. */
export const AssetCell = memo(function AssetCell(props: Props) {
  const { name, url, width, height, badges, state } = props
  const { index, events } = props
  const isLicensed = state === 'licensed' || props.isLicensed
  return (
    <GridCell
      {...props}
      class={styles.cell}
      actionsIn="picture"
      title={name}
      content={
        <img
          ref={fadeIn}
          class={styles.picture}
          fetchpriority={props.isInView ? 'high' : 'auto'}
          src={url ?? undefined}
          alt={name}
          width={width}
          height={height}
          decoding="async"
          draggable={false}
        />
      }
    >
      {props.clip && (
        <ClipView
          clips={props.clip}
          renew={signal => events.renewClip(index, signal)}
        />
      )}
      {(badges.length > 0 || state || isLicensed) && (
        <CellBadges
          badges={badges}
          isComp={state === 'comp'}
          isLicensed={isLicensed}
        />
      )}
    </GridCell>
  )
})
