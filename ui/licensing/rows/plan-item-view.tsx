import { useStore } from '@nanostores/preact'
import { assetName } from '../../library/asset-name.ts'
import { Checkbox } from '../../kit/fields/checkbox.tsx'
import { Disclosure } from '../../kit/disclosure.tsx'
import { Thumbnail } from '../../kit/pictures/thumbnail.tsx'
import type { PlanItem } from '../plan/license-plan.ts'
import { leaveOutAsset } from '../planning.ts'
import { planWords } from '../plan/words.ts'
import { choosePicture } from '../../library/choose-picture.ts'
import {
  costText,
  hasDetails,
  includeText,
  mustBeRead,
  plannedText
} from './plan-item-texts.ts'
import { PlanItemDetails } from './plan-item-details.tsx'
import styles from './plan-item-view.module.css'

interface Props {
  item: PlanItem
  /** The plan's only asset: excluding it would be cancelling. */
  isOne: boolean
  position: number
  count: number
}

/** A line that opens; it is open while something is missing. */
export function PlanItemView({ item, isOne, position, count }: Props) {
  useStore(planWords)
  const { asset, decision, isLeftOut } = item
  const name = assetName(asset, item)
  const line = <Line item={item} name={name} />
  return (
    <li
      role="listitem"
      aria-posinset={position}
      aria-setsize={count}
      aria-label={name}
      class={styles.item}
    >
      {!isOne && decision.kind !== 'impossible' && (
        <Checkbox
          label={`${includeText(item)}: ${name}`}
          isChecked={!isLeftOut}
          onChange={isIn => leaveOutAsset(item, !isIn)}
        >
          {''}
        </Checkbox>
      )}
      {hasDetails(item) ? (
        <Disclosure
          isLine
          summary={line}
          startsOpen={isOne}
          mustBeOpen={mustBeRead(item)}
        >
          {() => <PlanItemDetails item={item} name={name} />}
        </Disclosure>
      ) : (
        <div class={styles.plain}>{line}</div>
      )}
    </li>
  )
}

/** Name, size and cost. */
function Line({ item, name }: { item: PlanItem; name: string }) {
  const picture = item.asset && choosePicture(item.asset, 32 * devicePixelRatio)
  return (
    <span class={styles.line}>
      <span class={styles.picture}>
        <Thumbnail url={picture?.url ?? null} />
      </span>
      <span class={styles.name} title={name}>
        {name}
      </span>
      <span class={styles.size}>{plannedText(item)}</span>
      <span class={styles.cost}>{costText(item)}</span>
    </span>
  )
}
