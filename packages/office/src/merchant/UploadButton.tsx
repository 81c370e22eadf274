import Button, { type ButtonProps } from '@mui/material/Button';
import { type ReactNode, useRef } from 'react';

interface Props extends Pick<ButtonProps, 'variant' | 'color' | 'startIcon' | 'sx' | 'aria-label'> {
  /** Kinds of files; pictures by default. */
  readonly accept?: string;
  readonly isBusy: boolean;
  readonly onChoose: (file: File) => void;
  readonly children: ReactNode;
}

/** A button that lets choose one file. */
export function UploadButton({ accept = 'image/*', isBusy, onChoose, children, ...look }: Props) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <Button {...look} loading={isBusy} onClick={() => input.current?.click()}>
        {children}
      </Button>
      <input
        ref={input}
        type="file"
        accept={accept}
        hidden
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          if (file) onChoose(file);
          target.value = ''; // The same file may be chosen again.
        }}
      />
    </>
  );
}
