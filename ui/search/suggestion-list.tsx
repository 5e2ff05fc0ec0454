import { useStore } from '@nanostores/preact'
import { useLayoutEffect, useRef } from 'preact/hooks'
import type { Suggestion } from './query/suggest.ts'
import { suggestionWords } from './words.ts'
import { Button } from '../kit/button.tsx'
import { Icon } from '../kit/icon.tsx'
import buttonStyles from '../kit/button.module.css'
import styles from './suggestion-list.module.css'

interface Props {
  id: string
  suggestions: readonly Suggestion[]
  /** Index of the suggestion that Enter takes; -1 for none. */
  active: number
  /** The text of a suggestion. */
  textOf: (suggestion: Suggestion) => string
  onTake: (suggestion: Suggestion) => void
  onForget: (words: string) => void
  /** Without it, forgetting is not offered. */
  onForgetAll: (() => void) | undefined
}

/** In display order, own searches first. */
const kinds = ['own', 'popular', 'place'] as const

const icons = { place: 'open', own: 'clock', popular: 'search' } as const

/** A listbox for a field that keeps the focus. */
export function SuggestionList(props: Props) {
  const t = useStore(suggestionWords)
  const { id, suggestions, active, onForgetAll } = props
  const hint = `${id}-hint`
  return (
    // The focus stays in the field.
    <div class={styles.box} onMouseDown={event => event.preventDefault()}>
      <div class={styles.rows}>
        <div id={id} role="listbox" aria-label={t.list}>
          {kinds
            .filter(kind => suggestions.some(one => one.kind === kind))
            .map(kind => (
              <div key={kind} role="group" aria-label={t[kind]}>
                {suggestions.map(
                  (one, index) =>
                    one.kind === kind && (
                      <Option
                        key={one.words}
                        id={optionId(id, index)}
                        icon={icons[kind]}
                        text={props.textOf(one)}
                        isActive={index === active}
                        hint={kind === 'own' ? hint : undefined}
                        onTake={() => props.onTake(one)}
                      />
                    )
                )}
              </div>
            ))}
        </div>
        <div class={styles.forget}>
          {suggestions
            .filter(({ kind }) => kind === 'own')
            .map(({ words }) => (
              <ForgetButton
                key={words}
                label={t.forget({ words })}
                onPress={() => props.onForget(words)}
              />
            ))}
        </div>
      </div>
      {onForgetAll && (
        <div class={styles.foot}>
          <Button kind="quiet" onPress={onForgetAll}>
            {t.forgetAll}
          </Button>
        </div>
      )}
      <span id={hint} hidden>
        {t.deleteForgets}
      </span>
    </div>
  )
}

/** Element id for `aria-activedescendant`. */
export function optionId(list: string, index: number): string {
  return `${list}-${index}`
}

interface OptionProps {
  id: string
  icon: (typeof icons)[keyof typeof icons]
  text: string
  isActive: boolean
  /** Id of its hint. */
  hint: string | undefined
  onTake: () => void
}

function Option({ id, icon, text, isActive, hint, onTake }: OptionProps) {
  const option = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    if (isActive) option.current?.scrollIntoView({ block: 'nearest' })
  }, [isActive])
  return (
    <div
      ref={option}
      id={id}
      role="option"
      aria-selected={isActive}
      aria-describedby={hint}
      class={styles.option}
      onClick={onTake}
    >
      <Icon name={icon} />
      <span class={styles.words} dir="auto" title={text}>
        {text}
      </span>
    </div>
  )
}

interface ForgetProps {
  label: string
  onPress: () => void
}

/** Not a tab stop, since the Delete key does the same. */
function ForgetButton({ label, onPress }: ForgetProps) {
  return (
    <button
      type="button"
      tabIndex={-1}
      class={`${buttonStyles.button} ${buttonStyles.quiet} ${buttonStyles.iconOnly}`}
      aria-label={label}
      data-tip={label}
      onClick={onPress}
    >
      <Icon name="close" />
    </button>
  )
}
