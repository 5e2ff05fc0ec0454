import { useStore } from '@nanostores/preact'
import { Button } from '../../kit/button.tsx'
import { Icon } from '../../kit/icon.tsx'
import { IconButton } from '../../kit/icon-button.tsx'
import { openField } from '../query/search-views.ts'
import { $session } from '../../account/session.ts'
import { $settings, dismissWelcome } from '../../shell/settings.ts'
import { openView } from '../../shell/view.ts'
import { welcomeWords } from './words.ts'
import { Row } from '../../kit/layout/row.tsx'
import styles from './welcome-strip.module.css'

/** The first three steps; hidden once done or dismissed. */
export function WelcomeStrip() {
  const t = useStore(welcomeWords)
  const hasPlaced = useStore($settings).recentComps.length > 0
  const isIn = useStore($session).state === 'in'
  const steps = [
    { text: t.place, isDone: hasPlaced, action: t.placeDo, run: openField },
    {
      text: t.signIn,
      isDone: isIn,
      action: t.signInDo,
      run: () => openView({ name: 'account' })
    },
    {
      text: t.license,
      isDone: false,
      action: t.licenseDo,
      run() {
        dismissWelcome()
        openView({ name: 'file' })
      }
    }
  ]
  return (
    <section class={styles.strip} aria-labelledby="welcome">
      <Row apart>
        <h2 id="welcome">{t.title}</h2>
        <IconButton label={t.close} icon="close" onPress={dismissWelcome} />
      </Row>
      <ol class={styles.steps}>
        {steps.map(({ text, isDone, action, run }, index) => (
          <li key={text} class={styles.step}>
            <span class={styles.mark}>
              {isDone ? <Icon name="check" /> : index + 1}
            </span>
            <span class={styles.text}>
              {isDone ? t.done({ step: text }) : text}
            </span>
            {!isDone && (
              <Button kind="quiet" onPress={run}>
                {action}
              </Button>
            )}
          </li>
        ))}
      </ol>
    </section>
  )
}
