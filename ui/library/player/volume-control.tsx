import { useStore } from '@nanostores/preact'
import { useRef, useState } from 'preact/hooks'
import { Popover } from '../../kit/popover.tsx'
import { $volume, mute, setVolume } from '../../shell/settings.ts'
import { SoundButton } from './sound-button.tsx'
import styles from './volume-control.module.css'
import { playerWords } from './words.ts'

/** Mute and slider; in a narrow player, behind a button. */
export function VolumeControl() {
  const t = useStore(playerWords)
  const volume = useStore($volume)
  const [isOpen, setOpen] = useState(false)
  const around = useRef<HTMLDivElement>(null)
  const icon = volume > 0 ? 'volume' : 'muted'

  const fields = (
    <div class={styles.fields}>
      <SoundButton
        label={volume > 0 ? t.mute : t.unmute}
        icon={icon}
        onPress={() => mute(volume > 0)}
      />
      <input
        type="range"
        class={styles.slider}
        aria-label={t.volume}
        min={0}
        max={100}
        step={5}
        value={Math.round(volume * 100)}
        onInput={({ currentTarget }) =>
          setVolume(currentTarget.valueAsNumber / 100)
        }
      />
    </div>
  )
  return (
    <>
      <div class={styles.wide}>{fields}</div>
      <div ref={around} class={styles.narrow}>
        <SoundButton
          label={t.volume}
          icon={icon}
          isOpen={isOpen}
          onPress={() => setOpen(!isOpen)}
        />
        {isOpen && (
          <Popover
            label={t.volume}
            around={around}
            onClose={() => setOpen(false)}
          >
            {fields}
          </Popover>
        )}
      </div>
    </>
  )
}
