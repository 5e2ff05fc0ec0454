import { useStore } from '@nanostores/preact'
import { useEffect, useRef, useState } from 'preact/hooks'
import type { MediaType } from '../../../contract/api/media-type.ts'
import { assetKey } from '../../../contract/asset-key.ts'
import { toErrorData } from '../../../contract/errors.ts'
import type { ErrorData } from '../../../contract/errors.ts'
import { foldText } from '../../../contract/fold-text.ts'
import type { Asset } from '../../api/asset.ts'
import type { Collection } from '../../api/collections/collections.ts'
import {
  maxNameLength,
  nameProblem,
  nameProblemText
} from '../own/name-problem.ts'
import { Button } from '../../kit/button.tsx'
import { Hint } from '../../kit/layout/hint.tsx'
import { Spinner } from '../../kit/spinner.tsx'
import { TextField } from '../../kit/fields/text-field.tsx'
import { rememberAssets } from '../own/collection.ts'
import { removeFromCollection } from '../own/collection-items.ts'
import {
  $collections,
  $coversKnown,
  listed,
  readCollections
} from '../own/collections.ts'
import { $deleting } from '../own/deleting.ts'
import { isKnownToHold, saveAssets, saveToNew } from '../own/save-to.ts'
import { RetryButton, useAutoRetry } from '../../shell/retry-button.tsx'
import { collectionErrorText } from '../own/collection-texts.ts'
import { collectionWords } from '../own/words.ts'
import { CollectionChoice } from './collection-choice.tsx'
import styles from '../own/dialogs.module.css'

/** People with more collections type part of a name. */
const maxShown = 50

interface Props {
  /** Of all assets. */
  mediaType: MediaType
  assets: readonly Asset[]
  /** A collection was chosen. */
  onDone: () => void
}

/** Finds a collection by part of its name, or creates one. */
export function SaveToForm({ mediaType, assets, onDone }: Props) {
  const t = useStore(collectionWords)
  const list = useStore($collections)
  const deleting = useStore($deleting)
  useStore($coversKnown)
  const field = useRef<HTMLInputElement>(null)
  const [text, setText] = useState('')
  const [isBusy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string>()
  const keys = assets.map(assetKey)
  const name = text.trim()
  const known = listed().filter(one => one.mediaType === mediaType)
  const shown = known.filter(
    one => !deleting.has(one.id) && foldText(one.name).includes(foldText(name))
  )

  useEffect(() => {
    field.current?.focus()
    rememberAssets(assets)
    const { state } = $collections.get()
    if (state !== 'ready') void readCollections()
  }, [])

  function choose(collection: Collection): void {
    onDone()
    if (isKnownToHold(collection.id, keys)) {
      void removeFromCollection(collection, keys)
    } else void saveAssets(collection, keys)
  }

  async function create(): Promise<void> {
    const wrong = nameProblemText(nameProblem(name))
    setProblem(wrong)
    if (wrong !== undefined || isBusy) return
    setBusy(true)
    try {
      await saveToNew(name, mediaType, keys)
      onDone()
    } catch (error) {
      setProblem(collectionErrorText(toErrorData(error)))
      setBusy(false)
    }
  }

  /** Enter chooses if there is only one possibility. */
  function submit(event: Event): void {
    event.preventDefault()
    const [only, ...others] = shown
    if (only && others.length === 0) choose(only)
    else if (shown.length === 0) void create()
  }

  return (
    <form class={styles.form} onSubmit={submit} noValidate>
      <TextField
        label={t.findOrName}
        value={text}
        onInput={setText}
        maxLength={maxNameLength}
        problem={problem}
        fieldRef={field}
      />
      {name !== '' && !known.some(one => one.name === name) && (
        <Button icon="place" busy={isBusy} onPress={() => void create()}>
          {t.createAndSave({ name })}
        </Button>
      )}
      <ListState list={list} />
      <ul class={styles.list} aria-label={t.list}>
        {shown.slice(0, maxShown).map(one => (
          <CollectionChoice
            key={one.id}
            collection={one}
            isIn={isKnownToHold(one.id, keys)}
            onChoose={() => choose(one)}
          />
        ))}
      </ul>
    </form>
  )
}

function ListFailed({ error }: { error: ErrorData }) {
  const retry = () => void readCollections()
  useAutoRetry(error, retry)
  return (
    <p role="alert">
      {collectionErrorText(error)}{' '}
      <RetryButton error={error} kind="secondary" onRetry={retry} />
    </p>
  )
}

function ListState({ list }: { list: ReturnType<typeof $collections.get> }) {
  const t = useStore(collectionWords)
  if (list.state === 'failed') return <ListFailed error={list.error} />
  if (list.state === 'ready') return null
  return (
    <Hint role="status">
      <Spinner /> {t.loading}
    </Hint>
  )
}
