import { useState } from 'react';
import { useSearchParams } from 'wouter';
import { CommunityAside } from '../../features/community/forum/components/community-aside.tsx';
import { DiscussionToolbar } from '../../features/community/forum/components/discussion-toolbar.tsx';
import { NewPost } from '../../features/community/forum/components/new-post.tsx';
import { PostList } from '../../features/community/forum/components/post-list.tsx';
import {
  parseFilter,
  withFilter,
  type DiscussionFilter,
} from '../../features/community/forum/discussion-filter.rules.ts';

/** Discussions. The filter is kept in the address, so that it's still set after coming back from a thread. */
export function DiscussionsTab() {
  const [params, setParams] = useSearchParams();
  const [writing, setWriting] = useState(false);
  const filter = parseFilter(params);
  const change = (next: DiscussionFilter) => setParams((now) => withFilter(now, next), { replace: true });
  const write = () => setWriting(true);
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-4 lg:grid-cols-[minmax(0,1fr)_17rem] lg:gap-x-6">
      <DiscussionToolbar filter={filter} onChange={change} onNewPost={write} />
      {/* Even with few posts, what follows them starts below a phone's fold. */}
      <div className="grid grid-cols-[minmax(0,1fr)] content-start gap-4 max-lg:min-h-[60dvh]">
        <PostList filter={filter} onNewPost={write} />
      </div>
      {/* Below the posts on a phone, beside them elsewhere. */}
      <div className="lg:col-start-2 lg:row-span-2 lg:row-start-1">
        <CommunityAside topic={filter.topic} onTopic={(topic) => change({ ...filter, topic })} />
      </div>
      {writing && <NewPost onClose={() => setWriting(false)} />}
    </div>
  );
}
