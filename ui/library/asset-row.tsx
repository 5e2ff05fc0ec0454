import { useStore } from '@nanostores/preact'
import type { ComponentChildren } from 'preact'
import { useEffect, useRef } from 'preact/hooks'
import { libraryWords } from './words.ts'
import { Badge } from '../kit/badge.tsx'
import type { BadgeProps } from '../kit/badge.tsx'
import { Button } from '../kit/button.tsx'
import { Icon } from '../kit/icon.tsx'
import { MenuButton } from '../kit/menu/menu-button.tsx'
import type { MenuItem } from '../kit/menu/menu.tsx'
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
  /** Lets the detail take more lines, else it ends with an ellipsis. */
  wraps?: boolean
  /** Takes the focus and scrolls into view. */
  isTarget: boolean
  /** Starts at 1. */
  position: number
  count: number
  /** What it needs; null if it needs nothing. */
  main: RowAction | null
  /** In the menu. */
  others: readonly MenuItem[]
  /** A press on its picture or name. */
  press: Omit<RowAction, 'text'>
  /** Opens and closes what is below. */
  unfolding?: { text: string; isOpen: boolean; toggle: () => void }
  /** Below the row. */
  children?: ComponentChildren
}

/** One row of one height, unless something below it is open. */
export function AssetRow(props: Props) {
  const t = useStore(libraryWords)
  const { name, url, detail, main, others, press, unfolding, isTarget } = props
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (isTarget) button.current?.focus()
  }, [isTarget])
  return (
    <div
      role="listitem"
      aria-setsize={props.count}
      aria-posinset={props.position}
      class={`${styles.asset} ${props.wraps ? styles.wraps : ''}`}
      aria-label={name}
    >
      <button
        ref={button}
        type="button"
        class={styles.press}
        aria-label={press.label}
        title={name}
        onClick={press.run}
      >
        <Thumbnail url={url} />
        <span class={styles.name}>{name}</span>
      </button>
      <span class={styles.side}>
        {main && (
          <Button onPress={main.run} label={main.label}>
            {main.text}
          </Button>
        )}
        {others.length > 0 && (
          <MenuButton label={t.moreFor({ name })} items={others} />
        )}
      </span>
      <div class={styles.state}>
        {props.badges.map(badge => (
          <Badge key={badge.text} {...badge} />
        ))}
        {unfolding && <Unfold {...unfolding} />}
        {detail && (
          <span class={styles.detail} title={detail}>
            {detail}
          </span>
        )}
      </div>
      {props.children && <div class={styles.more}>{props.children}</div>}
    </div>
  )
}

function Unfold({ text, isOpen, toggle }: NonNullable<Props['unfolding']>) {
  return (
    <button
      type="button"
      class={styles.unfold}
      aria-expanded={isOpen}
      onClick={toggle}
    >
      <span class={styles.uses}>{text}</span>
      <Icon name="open" size={12} />
    </button>
  )
}
