import { useStore } from '@nanostores/preact'
import { Button } from '../kit/button.tsx'
import { IconButton } from '../kit/icon-button.tsx'
import { $arrangement, $canShuffle, $isMusicOnly } from './arrangement.ts'
import {
  $filledHere,
  $filling,
  cancelFilling,
  fillArranged,
  restoreFills,
  shuffleFills
} from './fill.ts'
import { $fillsFirst, $isFollowed } from '../shell/selection.ts'
import { buttonWords } from '../words/buttons.ts'
import { placingWords } from './words.ts'
import styles from './fill-actions.module.css'
import { fillText } from './placing-texts.ts'
import { useKeptFocus } from '../kit/use-kept-focus.ts'

interface Props {
  isOpen: boolean
  onToggle: () => void
}

/**
 * Actions for the selected layers. Buttons stay while filling, so that the
 * pressed one keeps the focus.
 */
export function FillActions({ isOpen, onToggle }: Props) {
  const t = useStore(placingWords)
  const buttons = useStore(buttonWords)
  useKeptFocus()
  const { size } = useStore($arrangement)
  const filled = useStore($filledHere)
  const filling = useStore($filling)
  const isMusicOnly = useStore($isMusicOnly)
  const canShuffle = useStore($canShuffle)
  const isFollowed = useStore($isFollowed)
  const isMain = useStore($fillsFirst)
  const progress = filling ? t.doneOf(filling) : undefined
  const fill = () => {
    if (!filling) void fillArranged()
  }
  return (
    <span class={styles.actions}>
      {filling && (
        <IconButton
          label={buttons.cancel}
          icon="close"
          onPress={cancelFilling}
        />
      )}
      {filled.length > 0 && (
        <IconButton
          label={t.putAllBack}
          icon="undo"
          onPress={() => void restoreFills(filled)}
        />
      )}
      {canShuffle && (
        <IconButton
          label={t.shufflePictures}
          icon="shuffle"
          onPress={() => void shuffleFills()}
        />
      )}
      {size > 0 && (
        <Button
          kind={isMain ? 'primary' : 'secondary'}
          label={progress && t.filling({ progress })}
          onPress={fill}
        >
          <span class={styles.fill} data-progress={progress}>
            {fillText(size, isFollowed)}
          </span>
        </Button>
      )}
      {isMusicOnly && <span class={styles.reason}>{t.noMusicInLayers}</span>}
      <IconButton
        label={t.layerList}
        icon="open"
        isOpen={isOpen}
        onPress={onToggle}
      />
    </span>
  )
}
