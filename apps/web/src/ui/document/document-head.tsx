import type { ReactNode } from 'react';
import { ArrowLeft } from 'lucide-react';
import { Link } from '../link/link.tsx';

export interface DocumentHeadProps {
  readonly back: string;
  readonly title: string;
  readonly lead: string;
  readonly date: string;
  readonly notice?: ReactNode;
}

export function DocumentHead({ back, title, lead, date, notice }: DocumentHeadProps) {
  return (
    <header className="measure grid gap-3">
      <Link href="/" className="inline-flex min-h-11 w-fit items-center gap-1.5 text-sm print:hidden">
        <ArrowLeft size={16} className="rtl:-scale-x-100" aria-hidden="true" />
        {back}
      </Link>
      <h1 className="text-2xl sm:text-3xl">{title}</h1>
      <p className="text-lg text-muted">{lead}</p>
      <p className="text-sm text-muted">{date}</p>
      {notice}
    </header>
  );
}
