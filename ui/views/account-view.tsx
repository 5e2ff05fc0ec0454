import { useStore } from '@nanostores/preact'
import { Button } from '../components/button.tsx'
import { Section } from '../components/section.tsx'
import { showKeys } from '../stores/keys.ts'
import { $session } from '../stores/session.ts'
import { accountWords } from '../words/account.ts'
import styles from './account-view.module.css'
import { LanguageView } from './language-view.tsx'
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
