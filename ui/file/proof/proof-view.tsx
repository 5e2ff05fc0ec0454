import { useStore } from '@nanostores/preact'
import { useRef, useState } from 'preact/hooks'
import { Button } from '../../kit/button.tsx'
import { Callout } from '../../kit/callout.tsx'
import { ChoiceField } from '../../kit/fields/choice-field.tsx'
import { ProgressBar } from '../../kit/progress-bar.tsx'
import { Section } from '../../kit/section.tsx'
import type { ProofPack } from './proof-pack.ts'
import {
  $proof,
  drawProof,
  makeProof,
  saveCsv,
  savePage,
  saveProofFiles
} from './proof.ts'
import type { ProofFiles, ProofScope } from './proof.ts'
import { errorText } from '../../words/error-texts.ts'
import { proofWords } from './words.ts'
import { Row } from '../../kit/layout/row.tsx'
import { $demands, isDemanded } from '../../licensing/purchase/demands.ts'
import { useMissingFocus } from '../../licensing/views/use-missing-focus.ts'
import { VerificationCodeView } from '../../licensing/views/verification-code-view.tsx'
import { saveFile } from '../../platform/save-file.ts'
import { useKeptFocus } from '../../kit/use-kept-focus.ts'

/** Creates documents that show the file's licenses to others. */
export function ProofView() {
  const t = useStore(proofWords)
  const proof = useStore($proof)
  const [scope, setScope] = useState<ProofScope>('file')
  useKeptFocus()
  return (
    <Section title={t.proofOfLicenses}>
      <p>{t.contents}</p>
      <Row>
        <ChoiceField
          label={t.proofFor}
          value={scope}
          choices={[
            { value: 'file', text: t.wholeFile },
            { value: 'selection', text: t.selectedLayers }
          ]}
          onChoose={setScope}
        />
        <Button onPress={() => void makeProof(scope, saveFile)}>
          {t.makeProof}
        </Button>
      </Row>
      {proof.state === 'making' && <ProgressBar label={t.reading} />}
      {proof.state === 'failed' && (
        <Callout role="alert" kind="bad">
          {errorText(proof.error)}
        </Callout>
      )}
      {proof.state === 'ready' && (
        <ReadyProof pack={proof.pack} files={proof.files} />
      )}
    </Section>
  )
}

function ReadyProof({ pack, files }: { pack: ProofPack; files: ProofFiles }) {
  const t = useStore(proofWords)
  const { count, summary, gaps } = pack
  return (
    <>
      <Callout
        role="status"
        kind={gaps.length > 0 ? 'warning' : 'neutral'}
        title={count > 0 ? t.saved : t.nothingToProve}
      >
        {[summary, ...gaps].map(text => (
          <p key={text}>{text}</p>
        ))}
      </Callout>
      <Row>
        <Button onPress={() => saveCsv(pack, saveFile)}>{t.tableCsv}</Button>
        <Button onPress={() => savePage(pack, saveFile)}>{t.page}</Button>
        <Button onPress={() => void drawProof(pack)}>{t.drawInFile}</Button>
      </Row>
      <FilesSection pack={pack} files={files} />
    </>
  )
}

function FilesSection({ pack, files }: { pack: ProofPack; files: ProofFiles }) {
  const t = useStore(proofWords)
  const area = useRef<HTMLDivElement>(null)
  useMissingFocus(area)
  useStore($demands)
  if (files.state === 'fetching') return null
  const { length } = pack.files
  const needsCode = length > 0 && isDemanded('', 'verification-code')
  return (
    <>
      {needsCode && (
        <div ref={area}>
          <VerificationCodeView />
        </div>
      )}
      {length > 0 && (
        <Button onPress={() => void saveProofFiles(saveFile)}>
          {t.filesAsZip(length)}
        </Button>
      )}
      {files.state === 'done' && (
        <Callout
          role="status"
          kind={files.left.length > 0 ? 'warning' : 'good'}
        >
          <p>{t.savedIn(files.parts, { zipped: files.zipped, length })}</p>
          {files.left.map(text => (
            <p key={text}>{text}</p>
          ))}
        </Callout>
      )}
    </>
  )
}
