import { useStore } from '@nanostores/preact'
import type { ComponentChildren, RefObject } from 'preact'
import { useLayoutEffect, useRef } from 'preact/hooks'
import { $mediumWords } from './medium-words.ts'
import { keyWords } from '../shell/words.ts'
import { searchWords } from './words.ts'
import { IconButton } from '../kit/icon-button.tsx'
import { Icon } from '../kit/icon.tsx'
import small from '../kit/fields/small-field.module.css'
import styles from './search-field.module.css'

interface Props {
  fieldRef: RefObject<HTMLInputElement | null>
  text: string
  /** True also without words, if results can be closed. */
  canClear: boolean
  /** A new number moves the focus here. */
  focusRequest: number
  onText: (text: string) => void
  /** An input method is composing. */
  onCompose: (text: string) => void
  onSearch: (text: string) => void
  /** Suggestions, beside the field. */
  children?: ComponentChildren
}

export function SearchField(props: Props) {
  const t = useStore(searchWords)
  const { esc } = useStore(keyWords)
  const { searchAssets } = useStore($mediumWords)
  const {
    fieldRef: field,
    text,
    focusRequest,
    onText,
    onCompose,
    onSearch
  } = props

  const lastRequest = useRef(focusRequest)

  useLayoutEffect(() => {
    if (focusRequest === lastRequest.current) return
    lastRequest.current = focusRequest
    field.current?.focus()
    field.current?.select()
  }, [focusRequest])

  function clear(): void {
    onText('')
    field.current?.focus()
  }

  return (
    <form
      role="search"
      class={styles.form}
      onSubmit={event => {
        event.preventDefault()
        onSearch(field.current?.value ?? text)
      }}
    >
      <span class={styles.icon}>
        <Icon name="search" />
      </span>
      <input
        ref={field}
        type="search"
        class={`${small.field} ${styles.field}`}
        aria-label={searchAssets}
        placeholder={searchAssets}
        autocomplete="off"
        spellcheck={false}
        enterkeyhint="search"
        value={text}
        dir="auto"
        onInput={({ currentTarget: { value }, isComposing }) =>
          isComposing ? onCompose(value) : onText(value)
        }
        onCompositionEnd={event => onText(event.currentTarget.value)}
      />
      {(text !== '' || props.canClear) && (
        <span class={styles.clear}>
          {/* Not a tab stop, since Esc does the same. */}
          <IconButton
            label={t.clearSearch}
            icon="close"
            keys={esc}
            isTabStop={false}
            onPress={clear}
          />
        </span>
      )}
      {props.children}
    </form>
  )
}
