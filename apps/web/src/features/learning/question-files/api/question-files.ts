import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { BodyIn } from '@rounds/contract/endpoint';
import type {
  FileQuestion,
  importQuestions,
  readQuestionFile,
  remarkOnQuestion,
} from '@rounds/contract/learning/question-files';
import { type ExportFormat, exportFileName } from '@rounds/contract/learning/question-files.rules';
import { buildUrl, call, request } from '../../../../api/client.ts';
import { upload } from '../../../../api/upload.ts';
import { saveFile } from '../../../../browser/save-file.ts';
import { refetchFollowers } from '../../../../api/query-meta.ts';

export interface Exported {
  readonly kind: 'test' | 'scenario';
  readonly id: number;
  readonly title: string;
}

/** Saves the questions of a test or a scenario as a file. */
export function useExportQuestions() {
  return useMutation({
    mutationFn: async ({ kind, id, title, format }: Exported & { readonly format: ExportFormat }) => {
      const options = { params: { id, format } };
      const answer = await request('GET', buildUrl(`/api/note-${kind}s/:id/files/:format`, options), options);
      saveFile(exportFileName(title, format), await answer.blob());
    },
  });
}

export function useReadQuestionFile() {
  return useMutation({
    mutationFn: (file: File) => {
      const form = new FormData();
      form.set('file', file);
      return upload<typeof readQuestionFile>('/api/question-files', { form });
    },
  });
}

export function useRemarks() {
  return useMutation({
    mutationFn: (body: FileQuestion) =>
      call<typeof remarkOnQuestion>('POST', '/api/question-files/remarks', { body }),
  });
}

export function useImportQuestions() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: BodyIn<typeof importQuestions>) =>
      call<typeof importQuestions>('POST', '/api/question-files/tests', { body }),
    onSuccess: () => refetchFollowers(client, 'followsNotes'),
  });
}
