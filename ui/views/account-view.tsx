import { useStore } from '@nanostores/preact'
import { $session } from '../stores/session.ts'
import styles from './account-view.module.css'
import { LanguageView } from './language-view.tsx'
import { SearchSettingsView } from './search-settings-view.tsx'
import { SignInView } from './sign-in-view.tsx'
import { SignedInView } from './signed-in-view.tsx'

export function AccountView() {
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
      </div>
    </div>
  )
}
