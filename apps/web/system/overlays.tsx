import { Button } from "@zodiac-at-work/ui/button";
import { Dialog } from "@zodiac-at-work/ui/dialog";
import { Toaster } from "@zodiac-at-work/ui/toaster";
import { WorkspaceDialog } from "@zodiac-at-work/ui/workspace-dialog";
import type { ReactNode } from "react";

const none = () => {};
const labels = { region: "Notifications", close: "Close the notification" };
const page = <p className="p-5">The page below.</p>;

/** The primitives that cover the page, by the name of their file and their state. */
export const overlays: Readonly<Record<string, ReactNode>> = {
  dialog: (
    <>
      {page}
      <Dialog open onClose={none} eyebrow="Step 1 of 2" title="Get Lifetime Access" closeLabel="Close">
        <p className="mt-4">The content of the dialog.</p>
      </Dialog>
    </>
  ),
  "dialog-aside": (
    <>
      {page}
      <Dialog
        open
        onClose={none}
        eyebrow="Step 1 of 2"
        title="Get Lifetime Access"
        closeLabel="Close"
        aside={<p className="bg-well p-6">The panel beside the content.</p>}
      >
        <p className="mt-4">The content of the dialog.</p>
      </Dialog>
    </>
  ),
  "workspace-dialog": (
    <>
      {page}
      <WorkspaceDialog
        onClose={none}
        eyebrow="Edit article"
        title="How the Chinese Zodiac Year Begins"
        closeLabel="Close"
        footer={<Button size="small">Save</Button>}
      >
        <p className="p-6">The work.</p>
      </WorkspaceDialog>
    </>
  ),
  toaster: (
    <>
      {page}
      <Toaster message={{ title: "Welcome back!", description: "You’ve successfully logged in." }} labels={labels} />
    </>
  ),
  "toaster-destructive": (
    <>
      {page}
      <Toaster
        message={{
          title: "The article was not saved",
          description: "The connection dropped. Try again.",
          destructive: true,
          action: { label: "Try again", onClick: none },
        }}
        labels={labels}
      />
    </>
  ),
};
