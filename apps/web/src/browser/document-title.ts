import { useEffect } from 'react';

/** The window's title while a screen is shown: "Screen · Rounds". */
export function useDocumentTitle(title: string): void {
  useEffect(() => {
    document.title = `${title} · Rounds`;
  }, [title]);
}
