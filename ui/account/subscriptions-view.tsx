import { useStore } from '@nanostores/preact'
import { useEffect } from 'preact/hooks'
import type { ErrorData } from '../../contract/errors.ts'
import { isExpired } from '../api/subscription.ts'
import type { Subscription } from '../api/subscription.ts'
import { Callout } from '../kit/callout.tsx'
import { IconButton } from '../kit/icon-button.tsx'
import { ProgressBar } from '../kit/progress-bar.tsx'
import { Section } from '../kit/section.tsx'
import { SubscriptionCard } from './subscription-card.tsx'
import { platform } from '../platform/platform.ts'
import { $subscriptions, fetchSubscriptions } from './subscriptions.ts'
import { errorText } from '../words/error-texts.ts'
import { accountFailures, accountWords, subscriptionMedia } from './words.ts'
import { RetryButton, useAutoRetry } from '../shell/retry-button.tsx'
import { subscriptionText } from '../library/size-texts.ts'
import { dateText, listText } from '../words/format.ts'
import { Hint } from '../kit/layout/hint.tsx'
import styles from './account-view.module.css'

export function SubscriptionsView() {
  const t = useStore(accountWords)
  const known = useStore($subscriptions)

  useEffect(() => {
    if (known.state === 'idle') void fetchSubscriptions()
  }, [known.state])

  return (
    <Section
      title={t.subscriptions}
      action={
        known.state === 'ready' && (
          <IconButton
            label={t.refresh}
            icon="refresh"
            onPress={() => void fetchSubscriptions()}
          />
        )
      }
    >
      {known.state === 'loading' && <ProgressBar label={t.loading} />}
      {known.state === 'failed' && <Failed error={known.error} />}
      {known.state === 'ready' && <Cards cards={known.subscriptions} />}
    </Section>
  )
}

function Failed({ error }: { error: ErrorData }) {
  const retry = () => void fetchSubscriptions()
  useAutoRetry(error, retry)
  return (
    <Callout kind="bad" role="alert">
      <p>{errorText(error, accountFailures)}</p>
      <RetryButton error={error} kind="secondary" onRetry={retry} />
    </Callout>
  )
}

function Cards({ cards }: { cards: readonly Subscription[] }) {
  const t = useStore(accountWords)
  if (cards.length === 0) {
    return <Hint>{t.noSubscription}</Hint>
  }
  return (
    <ul class={styles.cards}>
      {cards.map(card => (
        <SubscriptionCard
          key={card.id}
          name={subscriptionText(card.name)}
          left={card.left}
          limit={card.limit}
          note={noteOf(card)}
        />
      ))}
    </ul>
  )
}

function noteOf(card: Subscription): string | null {
  const t = accountWords.get()
  const { renewsAt, expiresAt, media, isForEditorial } = card
  if (isExpired(card, platform().now())) {
    return t.ended({ date: dateText(expiresAt ?? '') })
  }
  const notes = []
  if (media.length === 0) {
    notes.push(isForEditorial ? t.editorialOnly : t.notForMedia)
  } else if (media.length > 1 || media[0] !== 'image') {
    const nouns = subscriptionMedia.get()
    notes.push(t.forMedia({ media: listText(media.map(one => nouns[one])) }))
  }
  if (renewsAt) notes.push(t.renews({ date: dateText(renewsAt) }))
  if (expiresAt) notes.push(t.ends({ date: dateText(expiresAt) }))
  return notes.join(' ') || null
}
