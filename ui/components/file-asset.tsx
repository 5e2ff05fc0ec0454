import type { ComponentChildren } from 'preact'
import { useEffect, useRef } from 'preact/hooks'
import { Badge } from './badge.tsx'
import { Button } from './button.tsx'
import styles from './file-asset.module.css'
import { Thumbnail } from './thumbnail.tsx'

interface Props {
  name: string
  url: string | null
  isLicensed: boolean
  /** Such as who licensed it. */
  detail: string
  /** Gets the focus, and is scrolled to. */
  isWanted: boolean
  /** Absent when there is nothing to license. */
  onLicense: (() => void) | null
  /** Absent while no licensed file shows. */
  onPutBack: (() => void) | null
  onOpen: () => void
  /** The list of uses. */
  children: ComponentChildren
}

export function FileAsset(props: Props) {
  const { name, url, isLicensed, detail, children } = props
  const { onLicense, onPutBack, onOpen, isWanted } = props
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (isWanted) button.current?.focus()
  }, [isWanted])
  return (
    <li class={styles.asset} aria-label={name}>
      <button
        ref={button}
        type="button"
        class={styles.picture}
        aria-label={`Open ${name}`}
        onClick={onOpen}
      >
        <Thumbnail url={url} />
      </button>
      <div class={styles.main}>
        <span class={styles.name} title={name}>
          {name}
        </span>
        <span class={styles.state}>
          {isLicensed ? (
            <Badge kind="good" icon="check" text="Licensed" />
          ) : (
            <Badge kind="warning" text="Comp" />
          )}
          <span class={styles.detail}>{detail}</span>
        </span>
      </div>
      <div class={styles.side}>
        {onLicense && (
          <Button onPress={onLicense} label={`License ${name}`}>
            License
          </Button>
        )}
        {onPutBack && (
          <Button
            kind="quiet"
            onPress={onPutBack}
            label={`Put back the comp of ${name}`}
          >
            Put back
          </Button>
        )}
      </div>
      <div class={styles.uses}>{children}</div>
    </li>
  )
}
