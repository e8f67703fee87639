import { useDocumentTitle } from '../../browser/document-title.ts';
import { Controls } from './controls.tsx';
import { Foundations } from './foundations.tsx';
import { Messages } from './messages.tsx';
import { Overlays } from './overlays.tsx';

/** Every primitive in every state. In development only, so its words are not translated. */
export function DesignScreen() {
  useDocumentTitle('Design');
  return (
    <div className="page grid gap-10 py-8">
      <h1 className="text-2xl">Design system</h1>
      <Foundations />
      <Controls />
      <Messages />
      <Overlays />
    </div>
  );
}
