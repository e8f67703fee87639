import { Flame } from 'lucide-react';
import { Button } from '../../ui/button/button.tsx';
import { Card, CardBody, CardFooter, CardHeader, CardTitle } from '../../ui/card/card.tsx';
import { EmptyState } from '../../ui/empty-state/empty-state.tsx';
import { FlatlineDrawing } from '../../ui/drawings/flatline.tsx';
import { LetterDrawing } from '../../ui/drawings/letter.tsx';
import { SignpostDrawing } from '../../ui/drawings/signpost.tsx';
import { Notice } from '../../ui/notice/notice.tsx';
import { ProgressBar } from '../../ui/progress-bar/progress-bar.tsx';
import { RelativeTime } from '../../ui/relative-time/relative-time.tsx';
import { Skeleton } from '../../ui/skeleton/skeleton.tsx';
import { Spinner } from '../../ui/spinner/spinner.tsx';
import { StatCard } from '../../ui/stat-card/stat-card.tsx';
import { Specimen } from './specimen.tsx';

const tones = ['info', 'positive', 'caution', 'critical'] as const;

export function Messages() {
  return (
    <>
      <Specimen name="Card, StatCard">
        <Card className="w-80 max-w-full">
          <CardHeader>
            <CardTitle>Level Progress</CardTitle>
          </CardHeader>
          <CardBody className="grid gap-2">
            <ProgressBar value={62} label="Level progress" />
            <ProgressBar value={20} tone="celebrate" label="Streak" />
            <p className="text-sm text-muted">
              380 XP to next level, <RelativeTime instant="2026-11-20T08:00:00Z" />
            </p>
          </CardBody>
          <CardFooter>
            <Button size="sm">Start</Button>
          </CardFooter>
        </Card>
        <dl className="grid w-80 max-w-full gap-3">
          <StatCard label="Total XP" value="12,450" note="150 this week" />
          <StatCard label="Current Streak" value="7" tone="celebrate" icon={<Flame size={20} />} />
        </dl>
        <div className="grid w-80 max-w-full gap-3">
          <Skeleton className="h-6 w-40" />
          <Skeleton className="h-4" />
          <Skeleton className="h-24" />
          <Spinner label="Loading" />
        </div>
      </Specimen>
      <Specimen name="Notice">
        {tones.map((tone) => (
          <Notice
            key={tone}
            tone={tone}
            live={false}
            title={`A ${tone} notice`}
            className="w-96 max-w-full"
            action={
              <Button variant="link" size="sm">
                Try again
              </Button>
            }
          >
            What happened, what to do, and that nothing is lost.
          </Notice>
        ))}
      </Specimen>
      <Specimen name="EmptyState and drawings">
        <Card className="w-96 max-w-full">
          <EmptyState title="No progress data yet" action={<Button size="sm">Browse Scenarios</Button>}>
            Complete some scenarios to see your progress here!
          </EmptyState>
        </Card>
        <FlatlineDrawing />
        <SignpostDrawing />
        <LetterDrawing />
      </Specimen>
    </>
  );
}
