import { useStore } from '@nanostores/preact'
import { Button } from '../kit/button.tsx'
import { Row } from '../kit/layout/row.tsx'
import { Section } from '../kit/section.tsx'
import { showHelp } from '../shell/help.ts'
import { controller } from '../platform/controller.ts'
import { platform } from '../platform/platform.ts'
import { showError } from '../shell/notices.ts'
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
  const { feedback } = platform().addresses
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
        <Section title={t.help}>
          <Row>
            <Button onPress={() => showHelp(true)}>{t.showHelp}</Button>
            {feedback !== undefined && (
              <Button
                onPress={() =>
                  void controller
                    .openAddress({ url: feedback })
                    .catch(showError)
                }
              >
                {t.giveFeedback}
              </Button>
            )}
          </Row>
        </Section>
      </div>
    </div>
  )
}
