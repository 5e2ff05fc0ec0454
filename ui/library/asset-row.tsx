import { useStore } from '@nanostores/preact'
import type { ComponentChildren } from 'preact'
import { useEffect, useRef } from 'preact/hooks'
import { libraryWords } from './words.ts'
import { Badge } from '../kit/badge.tsx'
import type { BadgeProps } from '../kit/badge.tsx'
import { Button } from '../kit/button.tsx'
import styles from './asset-row.module.css'
import { Thumbnail } from '../kit/pictures/thumbnail.tsx'

/** An action button of the row. */
export interface RowAction {
  text: string
  /** Accessible name, including the asset's. */
  label: string
  run: () => void
}

interface Props {
  name: string
  url: string | null
  badges: readonly BadgeProps[]
  /** Such as who licensed it. */
  detail: string
  /** Takes the focus and scrolls into view. */
  isTarget: boolean
  /** Starts at 1. */
  position: number
  count: number
  /** Beside the name. */
  actions: readonly RowAction[]
  /** Below the name, less prominent. */
  quiet: readonly RowAction[]
  onOpen: () => void
  /** The list of uses. */
  uses: ComponentChildren
  /** A question or warning. */
  children?: ComponentChildren
}

export function AssetRow(props: Props) {
  const t = useStore(libraryWords)
  const { name, url, detail, actions, quiet, isTarget } = props
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (isTarget) button.current?.focus()
  }, [isTarget])
  return (
    <div
      role="listitem"
      aria-setsize={props.count}
      aria-posinset={props.position}
      class={styles.asset}
      aria-label={name}
    >
      <button
        ref={button}
        type="button"
        class={styles.picture}
        aria-label={t.open({ name })}
        onClick={props.onOpen}
      >
        <Thumbnail url={url} />
      </button>
      <div class={styles.main}>
        <span class={styles.name} title={name}>
          {name}
        </span>
        <span class={styles.state}>
          {props.badges.map(badge => (
            <Badge key={badge.text} {...badge} />
          ))}
          <span class={styles.detail}>{detail}</span>
        </span>
      </div>
      <div class={styles.side}>
        {actions.map(({ text, label, run }) => (
          <Button key={text} onPress={run} label={label}>
            {text}
          </Button>
        ))}
      </div>
      <div class={styles.foot}>
        <div class={styles.uses}>{props.uses}</div>
        {quiet.map(({ text, label, run }) => (
          <Button key={text} kind="quiet" onPress={run} label={label}>
            {text}
          </Button>
        ))}
      </div>
      {props.children && <div class={styles.more}>{props.children}</div>}
    </div>
  )
}
