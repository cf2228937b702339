// Stands for react-admin's own question before a form is left: views/record/LeaveGuard asks instead.
export const WarnWhenUnsavedChanges = () => null;
