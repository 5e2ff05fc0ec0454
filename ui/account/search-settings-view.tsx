import { useStore } from '@nanostores/preact'
import { useRef } from 'preact/hooks'
import { Button } from '../kit/button.tsx'
import { Checkbox } from '../kit/fields/checkbox.tsx'
import { Section } from '../kit/section.tsx'
import { forgetSearches, $settings, setSafeSearch } from '../shell/settings.ts'
import { searchSettingsWords } from './words.ts'
import { Hint } from '../kit/layout/hint.tsx'

/** Settings and history of searches. */
export function SearchSettingsView() {
  const t = useStore(searchSettingsWords)
  const { safeSearch, recentSearches } = useStore($settings)
  const count = recentSearches.length
  const message = useRef<HTMLParagraphElement>(null)

  /** Its button is removed, which would lose the focus. */
  function forget(): void {
    forgetSearches()
    message.current?.focus()
  }

  return (
    <Section title={t.title}>
      <Checkbox isChecked={safeSearch} onChange={setSafeSearch}>
        {t.safe}
      </Checkbox>
      <Hint>{t.safeHint}</Hint>
      <Hint ref={message} tabIndex={-1}>
        {count > 0 ? t.remembered(count) : t.none}
      </Hint>
      {count > 0 && (
        <div>
          <Button onPress={forget}>{t.forgetAll}</Button>
        </div>
      )}
    </Section>
  )
}
