import { useEffect, useRef, useState, type SubmitEvent } from 'react';
import { ApiError } from '../../../../api/client.ts';
import { useLeaveGuard } from '../../../../browser/use-leave-guard.ts';
import { useTranslation } from '../../../../i18n/translation.ts';
import { getSession } from '../../../../session/session.ts';
import { ownSubject } from '../../../../session/own-subject.ts';
import { useDraft } from '../../../../session/use-draft.ts';
import { cx } from '../../../../ui/cx.ts';
import { Button } from '../../../../ui/button/button.tsx';
import { ConfirmDialog } from '../../../../ui/confirm-dialog/confirm-dialog.tsx';
import { Notice } from '../../../../ui/notice/notice.tsx';
import { OfflineHint } from '../../../../ui/notice/offline-hint.tsx';
import { toast } from '../../../../ui/toast/toast.ts';
import { useCannotTranscribe } from '../api/lectures.ts';
import { emptyLecture, firstMissing, lectureOf, wizardSteps, type Step } from '../lecture-form.rules.ts';
import { forgetRecording } from '../recording/kept-recording.ts';
import { useKeptRecording } from '../recording/use-kept-recording.ts';
import type { Recording } from '../recording/use-recorder.ts';
import { useLectureUpload } from '../use-lecture-upload.ts';
import { DetailsStep } from './details-step.tsx';
import { FileStep } from './file-step.tsx';
import { KeptNotice } from './kept-notice.tsx';
import { ReviewStep } from './review-step.tsx';
import { RightsStep } from './rights-step.tsx';
import { StepList } from './step-list.tsx';
import { ResumedUpload } from './resumed-upload.tsx';
import { UnfinishedUploads } from './unfinished-uploads.tsx';
import { UploadState } from './upload-state.tsx';

/** Uploads a recorded lecture in four steps. Typed values and recordings stay until they are on the server. */
export function LectureWizard({ onUploaded }: { readonly onUploaded: (id: number) => void }) {
  const { t } = useTranslation('learning/lectures');
  const { fields, change, clear } = useDraft('lecture', { ...emptyLecture, subject: ownSubject() });
  const [step, setStep] = useState<Step>('details');
  const [file, setFile] = useState<File | null>(null);
  const [attempt, setAttempt] = useState(0);
  const kept = useKeptRecording(`${step} ${file !== null}`);
  /** The kept recording, chosen on the first step. */
  const [taken, setTaken] = useState<File | null>(null);
  const [recording, setRecording] = useState<Recording | null>(null);
  const cannotTranscribe = useCannotTranscribe();
  const heading = useRef<HTMLHeadingElement>(null);
  const upload = useLectureUpload({
    onSuccess: ({ id }, sent) => {
      // An upload resumed after a reload may not be the one in this form.
      const isOfForm = 'fields' in sent || sent.upload.title === fields.title.trim();
      if (isOfForm) {
        void forgetRecording(getSession().user?.id ?? 0).catch(() => undefined);
        clear();
      }
      toast({ title: t(cannotTranscribe ? 'upload.doneOnly' : 'upload.done'), variant: 'success' });
      leaving.release();
      onUploaded(id);
    },
    onError: (error, { isCanceled, isWhole }) => {
      if (isCanceled) toast({ title: t('upload.canceled') });
      else if (isWhole) toast({ title: t('upload.arrivedAll'), description: t('upload.keptAll') });
      else if (!(error instanceof ApiError && error.status === 402))
        toast({ title: t('upload.error'), description: t('upload.failed'), variant: 'destructive' });
    },
  });
  // A large upload keeps what it has sent, and resumes from there.
  const leaving = useLeaveGuard(recording !== null || (upload.isPending && !upload.isKept));
  const lecture = lectureOf(fields, file);
  const offlineText = recording || file ? t('upload.offline') : undefined;
  const index = wizardSteps.indexOf(step);
  // What failed here is retried here.
  const isTriedAgain = step === 'review' && upload.error !== null && upload.isKept;
  const go = (to: Step) => {
    setStep(to);
    setAttempt(0);
    // After rendering, since the heading is another step's then.
    requestAnimationFrame(() => {
      // As when a page opens: otherwise the title above the steps would be half under the header.
      window.scrollTo(0, 0);
      heading.current?.focus();
    });
  };
  const chooseFile = (chosen: File | null) => {
    setFile(chosen);
    setAttempt(0);
  };
  const next = (event: SubmitEvent) => {
    event.preventDefault();
    const missing = firstMissing(fields, file);
    const following = wizardSteps[index + 1];
    if (!following && lecture) upload.send(lecture);
    else if (!following) return;
    else if (missing?.step === step) setAttempt(attempt + 1);
    else go(following);
  };

  // Of an upload resumed after a reload, this form knows nothing.
  const resumed = upload.sent && 'upload' in upload.sent ? upload.sent : null;
  const isResuming = resumed !== null;
  const wasResuming = useRef(false);
  useEffect(() => {
    // The buttons of what was canceled are gone.
    if (wasResuming.current && !isResuming) heading.current?.focus();
    wasResuming.current = isResuming;
  }, [isResuming]);
  if (resumed) {
    return (
      <ResumedUpload
        upload={upload}
        name={resumed.upload.name}
        onRetry={() => upload.send(resumed)}
        onGiveUp={() => {
          upload.cancel();
          toast({ title: t('upload.canceled') });
        }}
      />
    );
  }
  const noEngine = cannotTranscribe && (
    <Notice tone="info" live={false}>
      {t('noEngine')}
    </Notice>
  );
  return (
    <form
      noValidate
      onSubmit={next}
      // A kept recording stands above the fields, and would move them if it came after they were seen.
      className={cx('grid max-w-3xl grid-cols-[minmax(0,1fr)] gap-5', kept.file === undefined && 'invisible')}
    >
      {!upload.isPending && !isTriedAgain && !recording && (
        <UnfinishedUploads onGoOn={(one, rest) => upload.send({ upload: one, file: rest })} />
      )}
      <StepList current={step} />
      {/* The list of steps shows it. */}
      <h2 ref={heading} tabIndex={-1} className="sr-only scroll-mt-24">
        {t(`step.${step}`)}
      </h2>
      {step === 'details' && !file && (
        <KeptNotice
          kept={kept}
          onUse={(found) => {
            chooseFile(found);
            setTaken(found);
          }}
          onDiscarded={() => heading.current?.focus()}
        />
      )}
      {step === 'details' && file !== null && file === taken && (
        <Notice tone="positive" takesFocus>
          {t('record.chosen')}
        </Notice>
      )}
      {step === 'details' && <DetailsStep form={fields} change={change} attempt={attempt} />}
      {step === 'file' && (
        <FileStep
          file={file}
          kept={kept}
          onFile={chooseFile}
          attempt={attempt}
          isRecording={recording !== null}
          onRecording={(now) => {
            setRecording(now);
            setAttempt(0);
          }}
        />
      )}
      {step === 'file' && noEngine}
      {step === 'rights' && <RightsStep form={fields} change={change} attempt={attempt} />}
      {step === 'review' && <ReviewStep form={fields} file={file} />}
      <UploadState upload={upload} hasFile={file !== null} />
      {!upload.isPending && !upload.error && <OfflineHint>{offlineText}</OfflineHint>}
      <div className="flex flex-wrap gap-3">
        {index > 0 && (
          <Button
            variant="secondary"
            disabled={upload.isPending}
            onClick={() => leaving.confirmThen(() => go(wizardSteps[index - 1] ?? 'details'))}
          >
            {t('back')}
          </Button>
        )}
        <Button
          type="submit"
          // While it records, finishing that is the primary action.
          variant={recording ? 'secondary' : 'primary'}
          pending={upload.isPending}
          disabled={step === 'review' && !lecture}
          className="max-sm:grow"
        >
          {t(step !== 'review' ? 'next' : upload.error ? 'upload.retry' : 'upload.start')}
        </Button>
      </div>
      {/* Below all: it comes later, and would move or push off a phone what is pressed. */}
      {step === 'details' && noEngine}
      <ConfirmDialog
        open={leaving.isAsked}
        onOpenChange={(open) => {
          if (!open) leaving.stay();
        }}
        title={t(upload.isPending ? 'upload.leaveTitle' : 'record.leaveTitle')}
        text={t(
          upload.isPending
            ? 'upload.leaveText'
            : recording?.isKept === false
              ? 'record.leaveLost'
              : 'record.leaveText',
        )}
        cancel={t(upload.isPending ? 'upload.stay' : 'record.stay')}
        confirm={t('record.leave')}
        pending={false}
        onConfirm={leaving.leave}
      />
    </form>
  );
}
