import { useStore } from '@nanostores/preact'
import type { Pin } from '../../../contract/records.ts'
import { Badge } from '../../kit/badge.tsx'
import { Icon } from '../../kit/icon.tsx'
import { IconButton } from '../../kit/icon-button.tsx'
import { openView } from '../../shell/view.ts'
import { $gained } from './pin-counts.ts'
import { teamWords } from './words.ts'
import styles from './pin-list.module.css'
import { plainText } from '../../words/plain-text.ts'
import { dateText } from '../../words/format.ts'

interface Props {
  pins: readonly Pin[]
  /** Without it, unpinning is not offered. */
  onUnpin?: (id: string) => void
}

/** Pinned collections; each can be opened. */
export function PinList({ pins, onUnpin }: Props) {
  const t = useStore(teamWords)
  const counts = useStore($gained)
  return (
    <ul class={styles.list} aria-label={t.pinned}>
      {pins.map(pin => {
        const name = pinName(pin)
        const gained = counts.get(pin.id) ?? 0
        return (
          <li key={pin.id} class={styles.pin}>
            <button
              type="button"
              class={styles.open}
              onClick={() =>
                openView({
                  name: 'shared',
                  id: pin.id,
                  code: pin.shareCode,
                  title: name
                })
              }
            >
              <Icon name="pin" />
              <span class={styles.text}>
                <span class={styles.name} title={name} dir="auto">
                  {name}
                </span>
                <span class={styles.detail} dir="auto">
                  {pinDetail(pin)}
                </span>
              </span>
              {gained > 0 && <Badge kind="good" text={t.gained(gained)} />}
            </button>
            {onUnpin && (
              <IconButton
                label={t.unpinOf({ name })}
                icon="close"
                onPress={() => onUnpin(pin.id)}
              />
            )}
          </li>
        )
      })}
    </ul>
  )
}

/** The name from the file, which anybody may have written. */
function pinName({ name }: Pick<Pin, 'name'>): string {
  return plainText(name) || teamWords.get().nameless
}

/** Who pinned it, and when. */
function pinDetail(pin: Pin): string {
  const t = teamWords.get()
  const who = plainText(pin.who)
  const date = dateText(pin.at, 'short')
  return date ? t.pinnedBy({ who, date }) : t.pinnedByOnly({ who })
}
