import { useStore } from '@nanostores/preact'
import { useEffect } from 'preact/hooks'
import { assetOfKey } from '../../../contract/asset-key.ts'
import { useKeptFocus } from '../../kit/use-kept-focus.ts'
import { focusTab } from '../../shell/tab-bar.tsx'
import { $tab, openOnTop } from '../../shell/view.ts'
import { FailureRow } from './failure-row.tsx'
import { watchMediaKeys } from './media-keys.ts'
import { PlayButton } from './play-button.tsx'
import { playNext, playPrevious, stop, toggle } from './play.ts'
import { $player, neighbor } from './player.ts'
import type { Player } from './player.ts'
import styles from './player-bar.module.css'
import { SoundButton } from './sound-button.tsx'
import { TrackTime } from './track-time.tsx'
import { VolumeControl } from './volume-control.tsx'
import { Waveform } from './waveform.tsx'
import { playerWords } from './words.ts'

/** The player below every place; nothing until a track is played. */
export function PlayerBar() {
  const player = useStore($player)
  useEffect(watchMediaKeys, [])
  return player.state === 'idle' ? null : <OpenPlayer player={player} />
}

interface Props {
  player: Exclude<Player, { state: 'idle' }>
}

function OpenPlayer({ player }: Props) {
  const t = useStore(playerWords)
  useKeptFocus()
  const { track, list } = player
  const { key, title, artist, cover } = track
  return (
    <section class={styles.player} aria-label={t.player} onKeyDown={press}>
      {player.state === 'failed' && <FailureRow error={player.error} />}
      <div class={styles.row}>
        <button
          type="button"
          class={styles.cover}
          aria-label={t.open({ title })}
          title={t.open({ title })}
          onClick={() => openOnTop({ name: 'asset', ...assetOfKey(key) })}
        >
          {cover !== null && <img src={cover} alt="" draggable={false} />}
        </button>
        <div class={styles.buttons}>
          <SoundButton
            label={t.previous}
            icon="previous"
            onPress={playPrevious}
          />
          <PlayButton track={track} list={list} />
          <SoundButton
            label={t.next}
            icon="next"
            isOff={neighbor(player, 1) === null}
            onPress={playNext}
          />
        </div>
        <div class={styles.middle}>
          <p class={styles.names} title={`${title}\n${artist}`}>
            <b>{title}</b> <span class={styles.artist}>{artist}</span>
          </p>
          <Waveform track={track} list={list} />
          <TrackTime />
        </div>
        <VolumeControl />
        <SoundButton label={t.close} icon="close" onPress={close} />
      </div>
    </section>
  )
}

function close(): void {
  stop()
  // The button that has the focus is removed.
  focusTab($tab.get())
}

/** Space plays; Escape must not step back in the view above. */
function press(event: KeyboardEvent): void {
  const isButton = event.target instanceof HTMLButtonElement
  if (event.key === ' ' && !isButton) toggle()
  else if (event.key !== 'Escape') return
  event.preventDefault()
}
