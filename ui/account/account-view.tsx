import { useStore } from '@nanostores/preact'
import { Button } from '../kit/button.tsx'
import { Section } from '../kit/section.tsx'
import { showKeys } from '../shell/keys.ts'
import { $session } from './session.ts'
import { accountWords } from './words.ts'
import styles from './account-view.module.css'
import { LanguageView } from './language-view.tsx'
import { PlacingSettingsView } from './placing-settings-view.tsx'
import { SearchSettingsView } from './search-settings-view.tsx'
import { SignInView } from './sign-in-view.tsx'
import { SignedInView } from './signed-in-view.tsx'

export function AccountView() {
  const t = useStore(accountWords)
  const session = useStore($session)
  return (
    <div class={styles.scroll}>
      <div class={styles.page}>
        {session.state === 'in' ? (
          <SignedInView session={session} />
        ) : (
          <SignInView />
        )}
        <SearchSettingsView />
        <PlacingSettingsView />
        <LanguageView />
        <Section title={t.keyboard}>
          <div>
            <Button onPress={() => showKeys(true)}>{t.showKeys}</Button>
          </div>
        </Section>
      </div>
    </div>
  )
}
